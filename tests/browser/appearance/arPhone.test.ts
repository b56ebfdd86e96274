import { expectAppearance } from './look';

expectAppearance({ lang: 'ar', window: 'phone' });
