// This script is put into the page by scripts/insideAhead.ts, which says how the files are called.
(() => {
  const { inside, lists, commands } = document.currentScript.dataset;
  const hasSession = [sessionStorage, localStorage].some((place) =>
    Object.keys(place).some((name) => name.endsWith('.sessionkey')),
  );
  if (!hasSession) return;
  // No other browser is known to ask anew for a module that did not come (src/ui/prefetchChunks.ts).
  const retriesModules = navigator.userAgentData?.brands.some(
    ({ brand, version }) => brand === 'Chromium' && Number(version) >= 156,
  );
  const way = retriesModules ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' };
  const { pathname } = location;
  const asked = [inside, ...(pathname.includes('/dashboard/') ? [lists] : [])];
  if (!pathname.endsWith('/dashboard/report')) asked.push(commands);
  for (const href of asked.join(' ').split(' '))
    document.head.append(Object.assign(document.createElement('link'), { ...way, crossOrigin: '', href }));
})();
