import type { CommandId } from '../../../commands/registry';

/** Commands with a journey of their own: its file, and how the test is called there. */
export const OWN: Partial<Record<CommandId, readonly [file: string, test: string]>> = {
  'report.deletePost': ['reports.test.ts', 'two reports about one post are settled by one decision'],
  'report.blockUser': ['reports.test.ts', 'the author is blocked without the console knowing who that is'],
  'post.hide': ['posts.test.ts', 'a post is hidden after a countdown in which it can be pulled back'],
  'post.block': ['posts.test.ts', 'a post is blocked where this server has it'],
  'post.delete': ['posts.test.ts', 'a deleted post leaves the list when it is read anew'],
  'post.promote': ['posts.test.ts', 'of a post with a picture and a video the server is asked'],
  'profile.togglePhone': ['members.test.ts', 'a phone number that somebody has is said at its field'],
  'profile.toggleAuthentic': ['members.test.ts', 'the seal is given and taken by number'],
  'hotlive.add': ['curatedMedia.test.ts', 'a medium is added by its id, once; undo takes out'],
  'hotlive.takeBack': ['curatedMedia.test.ts', 'a medium is added by its id, once; undo takes out'],
  'tvSlider.add': ['curatedMedia.test.ts', 'a medium is added by its id, once; undo takes out'],
  'tvSlider.takeBack': ['curatedMedia.test.ts', 'a medium is added by its id, once; undo takes out'],
  'waiting.start': ['statistics.test.ts', 'home says how many reports there are, no more, and leads to them'],
  'temple.map': ['temples.test.ts', 'lies on a map with all that have a place'],
  'temple.discard': ['temples.test.ts', 'that is thrown away before it was saved makes no call'],
  'temple.remove': ['temples.test.ts', 'is held, and pulled back before it goes out'],
  'list.exportCsv': ['lists.test.ts', 'is exported whole'],
  'job.pause': ['jobs.test.ts', 'is paused, taken up again and cancelled by keys'],
  'job.resume': ['jobs.test.ts', 'is paused, taken up again and cancelled by keys'],
  'job.togglePause': ['jobs.test.ts', 'is paused, taken up again and cancelled by keys'],
  'job.cancel': ['jobs.test.ts', 'is paused, taken up again and cancelled by keys'],
  'job.exportFailed': ['jobs.test.ts', 'are saved as a file, tried again and taken back by keys'],
  'job.retry': ['jobs.test.ts', 'are saved as a file, tried again and taken back by keys'],
  'job.undo': ['jobs.test.ts', 'are saved as a file, tried again and taken back by keys'],
  'job.exportUnsure': ['jobs.test.ts', 'are looked for and saved as a file by keys'],
  'job.look': ['jobs.test.ts', 'are looked for and saved as a file by keys'],
  'list.jump': ['lists.test.ts', 'is jumped into, and beyond its end to its last row'],
};

/** What no server of section 7 can be asked to do, though the call is one of it: why. */
export const IMPOSSIBLE: Partial<Record<CommandId, string>> = {
  'comment.unblockAuthor': 'undo of what needs the author of a comment, whom section 3 does not name',
};
