import { type Config, checkedConfigOf } from '../../config';
import type { Environment } from '../../settings';
import { error, type Finding, ok } from './finding';
import { rightsOn, spaceUnder } from './folders';
import { mailServerOf } from './mail';
import { certificateOf, proxyOf, publicUrlLeadsHere } from './network';
import { providerOf } from './organisation';
import { storeOf } from './store';

/** Looks at a set-up from the settings on, and answers what it found, good and bad. Changes nothing. */
export async function examine(env: Environment): Promise<Finding[]> {
  let config: Config;
  try {
    config = await checkedConfigOf(env);
  } catch (cause) {
    return [error((cause as Error).message, 'docs/settings.md has all settings. Nothing else was looked at.')];
  }
  const network = config.publicUrl === undefined ? [] : await reached(config.publicUrl, config.basePath);
  const settings = ok('The settings can be meant.');
  if (config.otherServer) return [settings, ...proxyOf(config), ...network];
  return [
    settings,
    rightsOn(config.dataDir, 'TAMQUAN_DATA'),
    rightsOn(config.photosDir, 'TAMQUAN_PHOTOS'),
    spaceUnder(config.dataDir),
    ...(await storeOf(config)),
    ...proxyOf(config),
    ...network,
    ...(config.mail ? [await mailServerOf(config.mail)] : []),
    ...(config.organisation ? [await providerOf(config.organisation)] : []),
  ];
}

async function reached(publicUrl: string, basePath: string): Promise<Finding[]> {
  const leads = await publicUrlLeadsHere(publicUrl, basePath);
  return publicUrl.startsWith('https:') ? [leads, await certificateOf(publicUrl)] : [leads];
}
