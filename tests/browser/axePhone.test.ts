import { describe } from 'vitest';
import { isThorough } from '../support/depth';
import { expectNoWcagProblems } from './axe';

describe.runIf(isThorough)('nothing breaks WCAG 2.2 AA on a phone', () =>
  expectNoWcagProblems({ lang: 'vi', width: 390 }),
);
