import { configureGlobal } from 'fast-check';

// The first case that fails has noticed the change, and nobody reads which is the smallest. What is not found by 30 cases is rare.
configureGlobal({ endOnFailure: true, numRuns: 30 });
