import type { Command } from '../../commands/core/definition';

/** The class of what falls on a member, wherever it stands beside what deletes one thing (src/theme/buttons.css). */
export const weightOf = (command: Command | undefined): string => (command?.isGrave ? 'grave' : '');
