// Runs before anything is drawn, and holds that up (index.html). scripts/ahead.ts puts it into the page that is built, and says in its
// `data-ahead` how the files are called.
(() => {
  drawThemes();
  const { ahead } = document.currentScript.dataset;
  if (ahead) askFor(JSON.parse(ahead));

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
      // As src/i18n/index.ts finds it.
      const language = new URLSearchParams(location.search).get('lang') ?? localStorage.getItem('tamquan.language');
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

  function ask(href, how) {
    const link = Object.assign(document.createElement('link'), { crossOrigin: '', href, ...how });
    document.head.append(link);
    return link;
  }
})();
