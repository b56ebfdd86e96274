import { expectAppearance } from './look';

expectAppearance({ lang: 'ar', window: 'wide' });
