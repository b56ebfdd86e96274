import { describe } from 'vitest';
import { expectNoWcagProblems } from './axe';

describe('nothing breaks WCAG 2.2 AA wide', () => expectNoWcagProblems({ lang: 'vi', width: 1440 }));
