import { expectAppearance } from './look';

expectAppearance({ lang: 'vi', window: 'phone' });
