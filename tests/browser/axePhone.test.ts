import { describe } from 'vitest';
import { expectNoWcagProblems } from './axe';

describe('nothing breaks WCAG 2.2 AA on a phone', () => expectNoWcagProblems({ lang: 'vi', width: 390 }));
