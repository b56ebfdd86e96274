import { BUCKETS_MAX, type Bucket, bucketCount, type Span } from '../../../contract/buckets';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';

interface Asked {
  readonly startTime: number;
  readonly endTime: number;
}

/** The range of a call. Refuses with 400 one that ends before it begins, or has more buckets than an answer carries. */
export function spanOf({ startTime, endTime }: Asked, bucket: Bucket): Span {
  if (endTime < startTime) throw refused('endTime', 'before startTime');
  const span = { from: startTime, to: endTime };
  const count = bucketCount(span, bucket);
  if (count > BUCKETS_MAX) throw refused('timeSerialType', `${count} buckets, of at most ${BUCKETS_MAX}`);
  return span;
}

const refused = (path: string, message: string) =>
  new RefusalError(Code.malformed, `${path}: ${message}`, { issues: [{ path, message }] });
