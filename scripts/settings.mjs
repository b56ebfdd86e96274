// Ends with the sentence of a setting that can't be meant, where nothing is built that could say so (ensure.mjs).
import { fromSources, stop } from './ensure.mjs';

const { configOf } = await fromSources('server/config.ts');
try {
  configOf(process.env);
} catch (error) {
  stop(error.message);
}
