import { describe } from 'vitest';
import { holdToWcag } from './axe';

describe('nothing breaks WCAG 2.2 AA wide', () => holdToWcag({ lang: 'vi', width: 1440 }));
