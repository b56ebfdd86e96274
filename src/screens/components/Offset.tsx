import { utcOffset } from '../../i18n/utcOffset';

/** By whose clock a moment is written that several people speak of: the reader's own, which is another's in another zone. */
export const Offset = ({ at }: { at: number }) => (
  <bdi dir="ltr" className="text-soft">
    {utcOffset(at)}
  </bdi>
);
