// This script is put into the page by scripts/insideAhead.ts, which says how the files are called.
(() => {
  const { files } = document.currentScript.dataset;
  const hasSession = [sessionStorage, localStorage].some((place) =>
    Object.keys(place).some((name) => name.endsWith('.sessionkey')),
  );
  if (!hasSession) return;
  // No other browser is known to ask anew for a module that did not come (src/ui/prefetchChunks.ts).
  const retriesModules = navigator.userAgentData?.brands.some(
    ({ brand, version }) => brand === 'Chromium' && Number(version) >= 156,
  );
  const way = retriesModules ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' };
  for (const [href, where] of JSON.parse(files))
    if (new RegExp(where).test(location.pathname))
      document.head.append(Object.assign(document.createElement('link'), { ...way, crossOrigin: '', href }));
})();
