// Runs before anything is drawn, and holds that up (index.html). scripts/ahead.ts puts it into the page that is built, and says in its
// `data-ahead` how the files are called.
(() => {
  keepAnyway();
  drawThemes();
  const { ahead } = document.currentScript.dataset;
  // As src/i18n/index.ts finds it.
  const language = new URLSearchParams(location.search).get('lang') ?? localStorage.getItem('tamquan.language');
  if (ahead) {
    const built = JSON.parse(ahead);
    askFor(built);
    const say = () => sayNotLoaded(built.notLoaded);
    // One of the scripts that begin could not be had: the page is of a build that is gone, or the network is.
    addEventListener('error', ({ target }) => target.type === 'module' && say(), { capture: true });
    // The same of what they have asked for (src/app/main.ts).
    addEventListener('tamquan.notLoaded', say);
  }

  /** A browser that keeps nothing, since its storage is closed or full, stops no work: what it does not take lives as long as the page. */
  function keepAnyway() {
    const names = new Map();
    const standIn = (name, real) => {
      const value = {
        __proto__: {
          getItem(place) {
            return this[place] ?? null;
          },
          setItem(place, text) {
            this[place] = text;
          },
          removeItem(place) {
            delete this[place];
            real?.removeItem(place);
          },
        },
        ...real,
      };
      Object.defineProperty(window, name, { value });
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      try {
        names.set(window[name], name);
      } catch {
        standIn(name);
      }
    }
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (place, text) {
      try {
        setItem.call(this, place, text);
      } catch {
        const name = names.get(this);
        // Whoever has had it in hand since before means the one that stands in for it.
        if (window[name] === this) standIn(name, this);
        window[name].setItem(place, text);
      }
    };
  }

  /** The themes this person chose, else the system's: no other flashes up. src/theme mends an unreadable choice. */
  function drawThemes() {
    const { dataset } = document.documentElement;
    let chosen;
    try {
      chosen = JSON.parse(localStorage.getItem('tamquan.theme'));
    } catch {
      // Unreadable: as if nothing had been chosen.
    }
    const draw = (part, last, otherwise) => {
      const number = chosen?.[part];
      dataset[part] = Number.isInteger(number) && number >= 1 && number <= last ? number : otherwise;
    };
    draw('layout', 3, matchMedia('(prefers-color-scheme: dark)').matches ? 2 : 1);
    draw('topbar', 7, 1);
    draw('sidebar', 7, 1);
  }

  /** What this address needs is on its way, and read, while the first script is. Whoever has no session is at the door. */
  function askFor({ files, texts, faces }) {
    const hasSession = [sessionStorage, localStorage].some((place) =>
      Object.keys(place).some((name) => name.endsWith('.sessionkey')),
    );
    if (hasSession) {
      const here = files.filter(([where]) => new RegExp(where).test(location.pathname)).flatMap(([, some]) => some);
      for (const file of new Set([...(texts[language] ?? texts.vi), ...here])) {
        const link = ask(file, { rel: 'modulepreload' });
        // src/ui/prefetchChunks.ts has to know.
        link.onerror = () => {
          link.dataset.lost = '';
        };
      }
    }
    for (const face of faces) ask(face, { rel: 'preload', as: 'font', type: 'font/woff2', fetchPriority: 'low' });
  }

  /** Nothing draws the page: it says so itself, and is loaded anew by its button, and as soon as the browser is online. */
  function sayNotLoaded(texts) {
    const logo = document.querySelector('.on-its-way');
    // It is said already, or the page was drawn: a script of a browser's extension that does not come takes nothing from it.
    if (!logo) return;
    const { content } = document.getElementById('not-loaded');
    const [text, button] = content.querySelectorAll('p, button');
    const lang = texts[language] ? language : 'vi';
    [text.textContent, button.textContent] = texts[lang];
    Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
    const loadAnew = () => location.reload();
    button.onclick = loadAnew;
    addEventListener('online', loadAnew);
    logo.replaceWith(content);
    button.focus();
  }

  function ask(href, how) {
    const link = Object.assign(document.createElement('link'), { crossOrigin: '', href, ...how });
    document.head.append(link);
    return link;
  }
})();
