declare global {
  /** Where the browser has Trusted Types, of which TypeScript knows nothing yet: https://w3c.github.io/trusted-types/ */
  var trustedTypes:
    | {
        readonly defaultPolicy: object | null;
        readonly createPolicy: (
          name: string,
          rules: { readonly createScriptURL: (address: string) => string | null },
        ) => unknown;
      }
    | undefined;
}

/**
 * Lets workers of the build be started: the content security policy has the browser ask for each text that is to be the address of a
 * script. To be called before a worker is started, any number of times. Markup and code have no rule, so no text becomes either. It is
 * the default policy since MapLibre starts its worker by a string. Throws where the page is sent with a policy that does not name it.
 */
export function allowOwnScripts(): void {
  if (globalThis.trustedTypes?.defaultPolicy !== null) return;
  globalThis.trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isOfTheBuild(address) ? address : null),
  });
}

/** Where the build puts all scripts, this one too. */
const FOLDER = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

function isOfTheBuild(address: string): boolean {
  const { href } = new URL(address, document.baseURI);
  return href.startsWith(FOLDER) && /^[\w.-]+$/.test(href.slice(FOLDER.length));
}
