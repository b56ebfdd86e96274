import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type MailSettings, mailOf } from '../../server/mail/settings';
import { settingsOf } from '../../server/settings';

/** One mail as it arrived. */
interface Arrived {
  readonly to: readonly string[];
  /** Headers and body as they came. */
  readonly raw: string;
  readonly messageId: string;
}

type Answer = 'accept' | 'silent' | { readonly code: number; readonly words: string };

/** A mail server on this machine; `answers` says what it does with the mails to come, and the last stays. */
export async function aMailServer(port = 0) {
  const arrived: Arrived[] = [];
  let tries = 0;
  let answers: Answer[] = ['accept'];
  const next = (): Answer => (answers.length > 1 ? answers.shift() : answers[0]) ?? 'accept';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      tries += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const answer = next();
        // Whoever waits for its answer waits.
        if (answer === 'silent') return;
        if (answer !== 'accept') return done(Object.assign(new Error(answer.words), { responseCode: answer.code }));
        const raw = Buffer.concat(chunks).toString();
        const to = envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, raw, messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '' });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const at = (server.server.address() as AddressInfo).port;
  const url = `smtp://127.0.0.1:${at}`;
  return {
    url,
    port: at,
    arrived,
    /** How often a mail was handed over whole, whatever was answered. */
    tries: () => tries,
    settings: (more: Record<string, string> = {}) =>
      mailOf(
        settingsOf({ SMTP_URL: url, TAMQUAN_MAIL_FROM: 'Chùa Online <ban@chua.example>', ...more }),
      ) as MailSettings,
    answers: (...those: Answer[]) => {
      answers = those;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
export type MailServer = Awaited<ReturnType<typeof aMailServer>>;
