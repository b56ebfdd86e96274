import { describe } from 'vitest';
import { expectNoWcagProblems } from './axe';

describe('nothing breaks WCAG 2.2 AA in Arabic', () => expectNoWcagProblems({ lang: 'ar', width: 1440 }));
