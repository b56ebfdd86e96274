import { AwsClient } from 'aws4fetch';
import { KEPT_TYPE, type PhotoStore } from './photoStore';

/** A bucket of S3 or of what speaks like it. */
export interface BucketPlace {
  /** Address that the names of photos are put behind, with a slash at its end. */
  readonly address: string;
  /** The same of the bucket, and what names in it begin with. */
  readonly bucketAddress: string;
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

const ANSWERS_WITHIN_MS = 30_000;

/**
 * What `TAMQUAN_PHOTOS=s3://bucket/prefix` and the usual AWS variables name; undefined where photos are kept in a folder. Throws a
 * sentence for what can't be meant.
 */
export function bucketOf(env: Readonly<Record<string, string | undefined>>): BucketPlace | undefined {
  const place = env.TAMQUAN_PHOTOS ?? '';
  if (!place.startsWith('s3://')) return undefined;
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})\/?(.*)$/.exec(place) ?? [];
  if (bucket === undefined) throw new Error(`TAMQUAN_PHOTOS=${place} names no bucket: s3://bucket/prefix.`);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('TAMQUAN_PHOTOS names a bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed.');
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  // Another endpoint seldom has a name for each bucket.
  const root = endpoint
    ? `${endpoint.replace(/\/+$/, '')}/${bucket}/`
    : bucket.includes('.')
      ? `https://s3.${region}.amazonaws.com/${bucket}/`
      : `https://${bucket}.s3.${region}.amazonaws.com/`;
  const folders = prefix.split('/').filter((part) => part !== '');
  const address = root + folders.map((part) => `${encodeURIComponent(part)}/`).join('');
  const ourPrefix = folders.map((part) => `${part}/`).join('');
  return {
    address,
    bucketAddress: root,
    prefix: ourPrefix,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
}

interface PhotoBucket extends PhotoStore {
  /** The names of all photos. Needs the right to list, which nothing else does. */
  readonly names: () => AsyncGenerator<string>;
}

/** Photos in a bucket, each call signed (AWS Signature Version 4). Throws where the bucket refuses or does not answer. */
export function openBucket({ address, bucketAddress, prefix, sessionToken, ...access }: BucketPlace): PhotoBucket {
  const aws = new AwsClient({ ...access, service: 's3', retries: 2, ...(sessionToken ? { sessionToken } : {}) });
  // A bucket that is elsewhere is not followed there with a signed call: its answer says that it is.
  const ask = (url: string, init?: RequestInit) =>
    aws.fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  const send = (name: string, init: RequestInit) => ask(address + encodeURIComponent(name), init);
  return {
    async keep(name, bytes) {
      const answer = await send(name, {
        method: 'PUT',
        // Typed by the DOM's library as a view on shared memory too, which a Buffer never is.
        body: new Uint8Array(bytes),
        headers: { 'content-type': KEPT_TYPE, 'cache-control': 'public, max-age=31536000, immutable' },
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The bucket answers ${answer.status} to PUT ${name}.`);
    },
    async fetch(name) {
      const answer = await send(name, { method: 'GET' });
      if (answer.ok) return answer.body as ReadableStream<Uint8Array> | null;
      await answer.body?.cancel();
      // Without the right to list, S3 answers 403 for a missing object.
      if (answer.status === 404 || answer.status === 403) return null;
      throw new Error(`The bucket answers ${answer.status} to GET ${name}.`);
    },
    async remove(name) {
      const answer = await send(name, { method: 'DELETE' });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The bucket answers ${answer.status} to DELETE ${name}.`);
    },
    async *names() {
      for (let page: string | undefined = ''; page !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix });
        if (page !== '') query.set('continuation-token', page);
        const answer = await ask(`${bucketAddress}?${query}`);
        const text = await answer.text();
        if (!answer.ok) throw new Error(`The bucket answers ${answer.status} when its photos are listed.`);
        for (const [, key = ''] of text.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key.slice(key.lastIndexOf('/') + 1);
        page = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]?.replaceAll('&amp;', '&');
      }
    },
  };
}
