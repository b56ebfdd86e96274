import { t } from '../../i18n';
import { hrefOf } from '../../navigation/basePath';
import { usePageTitle } from '../../ui/pageTitle';

/** The 500 page (docs/specification.md section 2). */
export function ServerError() {
  const title = t('common.serverError.title');
  usePageTitle(title);
  return (
    <div className="h-full overflow-y-auto grid place-items-center p-6 text-center" role="alert">
      <div className="max-w-md">
        <p className="text-2xl font-semibold text-faint">500</p>
        <h1 className="text-xl font-semibold pt-1">{title}</h1>
        <p className="text-soft pt-2">{t('common.serverError.hint')}</p>
        <a
          // The screen that failed may have had the focus: it is never on nothing.
          ref={(link) => link?.focus({ preventScroll: true })}
          href={hrefOf('/dashboard')}
          className="button-primary inline-grid place-items-center mt-6 h-10 px-5 rounded-lg"
        >
          {t('common.serverError.home')}
        </a>
      </div>
    </div>
  );
}
