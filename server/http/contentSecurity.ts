/**
 * The console's content security policy (docs/hosting.md has it for other servers). Nothing is loaded from elsewhere; pictures and
 * sound may be of another host where a network keeps its media there. `connects`: origins that the console speaks to besides its own.
 */
export const contentSecurity = (embedHosts: readonly string[], connects: readonly string[]) => ({
  useDefaults: false,
  directives: {
    frameSrc: embedHosts.length === 0 ? ["'none'"] : embedHosts.map((host) => `https://${host}`),
    defaultSrc: ["'self'"],
    // The page's own `<base>` says below which path the console is.
    baseUri: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    scriptSrc: ["'self'"],
    // Sheets come as files (scripts/styleFiles.ts). What React sets on an element by script is no attribute of its markup, and is let through.
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connects],
    workerSrc: ["'self'"],
    // No text becomes markup or code; which becomes the address of a worker says src/client/ownScripts.ts.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
  },
});
