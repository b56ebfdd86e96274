import { transportOf } from '../../mail/postman';
import type { MailSettings } from '../../mail/settings';
import { error, type Finding, ok } from './finding';

/** Whether the mail server answers and lets this server in. No mail is sent. */
export async function mailServerOf(settings: MailSettings): Promise<Finding> {
  const place = `${settings.host}:${settings.port}`;
  const transport = transportOf(settings);
  try {
    await transport.verify();
    return ok(`The mail server at ${place} answers.`);
  } catch (cause) {
    return error(
      `The mail server at ${place} can't be used: ${(cause as Error).message}.`,
      'Look at SMTP_URL, at the firewall, and at what the mail server says of user and password.',
    );
  } finally {
    transport.close();
  }
}
