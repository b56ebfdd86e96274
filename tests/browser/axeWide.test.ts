import { describe } from 'vitest';
import { isThorough } from '../support/depth';
import { expectNoWcagProblems } from './axe';

describe.runIf(isThorough)('nothing breaks WCAG 2.2 AA wide', () => expectNoWcagProblems({ lang: 'vi', width: 1440 }));
