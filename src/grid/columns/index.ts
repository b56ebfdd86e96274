export { Badge, type BadgeOf, badge, decision, type Tone } from './badge';
export { ago, number } from './figures';
export { person } from './person';
export { excerpt, reason, text } from './text';
