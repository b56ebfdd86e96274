import { describe } from 'vitest';
import { isThorough } from '../support/depth';
import { expectNoWcagProblems } from './axe';

describe.runIf(isThorough)('nothing breaks WCAG 2.2 AA in Arabic', () =>
  expectNoWcagProblems({ lang: 'ar', width: 1440 }),
);
