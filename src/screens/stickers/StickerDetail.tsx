import type { Sticker } from '../../../contract/stickers';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Copyable } from '../components/Copyable';
import { Fact } from '../components/Section';
import { StaffMember } from '../components/StaffMember';
import { StickerStill } from './StickerStill';

/** One sticker, as large as there is room. */
export default function StickerDetail({ row }: DetailProps<Sticker>) {
  const t = useT();
  return (
    <div className="h-full overflow-y-auto px-5 pb-6" data-detail>
      <h2 className="sr-only">{t('screens.stickers.picture')}</h2>
      <div className="mt-5 grid place-items-center rounded-xl bg-raised p-4">
        <StickerStill src={row.url} alt={t('screens.stickers.picture')} className="max-h-72" />
      </div>
      <dl className="pt-4">
        <Fact name={t('screens.stickers.sender')}>
          <StaffMember who={row.sender} />
        </Fact>
        <Fact name={t('screens.stickers.created')}>{format.dateTime(row.created)}</Fact>
        <Fact name={t('screens.stickers.address')}>
          <Copyable value={row.url} />
        </Fact>
      </dl>
    </div>
  );
}
