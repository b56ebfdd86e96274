export { Badge, type BadgeOf, badge, type Tone } from './badge';
export { ago, number } from './figures';
export { person } from './person';
export { text } from './text';
