import { Code } from '../../contract/wire/codes';
import { t } from '../i18n';
import { reason } from '../i18n/reason';

/** Says in the page that what draws it could not be had. It is loaded anew by its button, and as soon as the browser is online. */
export function sayWithoutReact(root: HTMLElement): void {
  const loadAnew = () => window.location.reload();
  const title = t('common.notReachable.title');
  const says = element('div', '', element('h1', 'text-xl font-semibold pt-1', title));
  says.role = 'alert';
  says.append(element('p', 'text-soft pt-2', reason({ refused: Code.lost })));
  const button = element('button', 'button-primary mt-6 h-10 px-5 rounded-lg', t('common.retry'));
  button.addEventListener('click', loadAnew);
  root.replaceChildren(
    element(
      'main',
      'h-full grid place-items-center p-6 text-center bg-canvas',
      element('div', 'max-w-md', says, button),
    ),
  );
  document.title = title;
  button.focus();
  addEventListener('online', loadAnew);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...within: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...within);
  return made;
}
