import { describe } from 'vitest';
import { holdToWcag } from './axe';

describe('nothing breaks WCAG 2.2 AA in Arabic', () => holdToWcag({ lang: 'ar', width: 1440 }));
