/** A browser without a page: it keeps cookies by origin, and follows where it is sent. */
export interface Visitor {
  /** Where the provider was asked to sign somebody in. */
  readonly asked: URL;
  /** Goes there and follows what it is told, until it is at the console or somewhere that has something to fill in. */
  readonly go: (href: string, stopAt?: string) => Promise<URL>;
  /** Fills in what the provider asks; `stopAt` is the beginning of an address that is not gone to any more. */
  readonly signInAt: (form: URL, name: string, more?: { readonly stopAt?: string }) => Promise<URL>;
}

interface Places {
  /** Where the server is for others, and where it really listens. */
  readonly publicUrl: string;
  readonly serverUrl: string;
}

const REDIRECTS_MAX = 12;

export function aVisitor({ publicUrl, serverUrl }: Places): Visitor {
  const cookies = new Map<string, Map<string, string>>();
  let asked = new URL(publicUrl);

  async function load(href: string, body?: URLSearchParams): Promise<Response> {
    const { origin } = new URL(href);
    const kept = cookies.get(origin) ?? new Map<string, string>();
    cookies.set(origin, kept);
    const answer = await fetch(href.replace(publicUrl, serverUrl), {
      redirect: 'manual',
      headers: { cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    }
    return answer;
  }

  async function follow(href: string, stopAt?: string, body?: URLSearchParams): Promise<URL> {
    let at = new URL(href);
    let sent = body;
    for (let hops = 0; hops < REDIRECTS_MAX; hops += 1) {
      if (at.href.startsWith(`${publicUrl}/signin`)) return at;
      if (stopAt !== undefined && at.href.startsWith(stopAt) && at.href !== href) return at;
      if (at.pathname.endsWith('/auth')) asked = at;
      const answer = await load(at.href, sent);
      sent = undefined;
      const next = answer.headers.get('location');
      if (next === null) return at;
      at = new URL(next, at);
    }
    throw new Error(`${href} leads nowhere`);
  }

  return {
    get asked() {
      return asked;
    },
    go: (href, stopAt) => follow(href, stopAt),
    signInAt: async (form, name, { stopAt } = {}) => {
      const consent = await follow(
        form.href,
        stopAt,
        new URLSearchParams({ prompt: 'login', login: name, password: 'x' }),
      );
      return follow(consent.href, stopAt, new URLSearchParams({ prompt: 'consent' }));
    },
  };
}
