import { HOURLY_TABLES, hourly } from './hourlyCounts';

/** Statistics: how many rows were made in each hour. The indexes count what a range has of the hours at its two ends. */
export const statistics = {
  name: '0005_statistics',
  up: [
    ...HOURLY_TABLES,
    // member_time of 0002_lists serves members; the lists of posts and comments leave out what is deleted.
    `CREATE INDEX post_made ON post (created_at)`,
    `CREATE INDEX comment_made ON comment (created_at)`,
    ...hourly('member', 'registered'),
    ...hourly('comment', 'comments'),
    ...hourly('post', 'posts'),
    `CREATE INDEX report_processed ON report (processed_at, action, created_at) WHERE processed_at IS NOT NULL`,
  ],
};
