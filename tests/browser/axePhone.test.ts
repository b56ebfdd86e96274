import { describe } from 'vitest';
import { holdToWcag } from './axe';

describe('nothing breaks WCAG 2.2 AA on a phone', () => holdToWcag({ lang: 'vi', width: 390 }));
