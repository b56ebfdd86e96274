import type { Sticker } from '../../../contract/stickers';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Name } from '../../ui/Name';
import { Copyable } from '../components/Copyable';
import { Fact } from '../components/Section';

/** One sticker, as large as there is room. */
export default function StickerDetail({ row }: DetailProps<Sticker>) {
  const t = useT();
  return (
    <div className="h-full overflow-y-auto px-5 pb-6" data-detail>
      <h2 className="sr-only">{t('screens.stickers.picture')}</h2>
      <div className="mt-5 grid place-items-center rounded-xl bg-raised p-4">
        <img src={row.url} alt={t('screens.stickers.picture')} className="max-h-72 max-w-full object-contain" />
      </div>
      <dl className="pt-4">
        <Fact name={t('screens.stickers.sender')}>
          <Name of={row.sender.display_name} /> <bdi className="text-soft">@{row.sender.user_name}</bdi>
        </Fact>
        <Fact name={t('screens.stickers.created')}>{format.dateTime(row.created)}</Fact>
        <Fact name={t('screens.stickers.address')}>
          <Copyable value={row.url} />
        </Fact>
      </dl>
    </div>
  );
}
