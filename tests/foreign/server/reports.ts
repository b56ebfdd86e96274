import { type Asked, changed, list, missing, type Route, refuse } from './answer';
import type { Comment, Report } from './records';
import { may } from './roles';

const NEEDED: Readonly<Record<string, string>> = {
  1: 'REPORT_VIEW',
  2: 'REPORT_DELETE_POST',
  3: 'REPORT_BLOCK_ACCOUNT',
};
const ALL_BLOCKS = ['BLOCK_POST', 'BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME'];

function row({ data, switches }: Asked, { reporter, reason, commentId, ...report }: Report) {
  const post = data.posts.find(({ idpost }) => idpost === report.postId);
  const listMediaObj = (post?.media ?? []).map(({ mediaType, url }) => ({ mediaType: mediaType === 1 ? 1 : 2, url }));
  const more = { reason, reporter: { uid: reporter.uid, displayName: reporter.displayName }, severity: 'high' };
  return {
    ...report,
    ...(commentId === null ? {} : { commentId }),
    listMediaObj,
    ...(switches.fields === 'extra' ? more : {}),
  };
}

/** What a decision does to what the report is about. */
function carryOut({ data }: Asked, report: Report, action: number) {
  const post = data.posts.find(({ idpost }) => idpost === report.postId);
  const comment = data.comments.find(({ idcomment }) => idcomment === report.commentId);
  const author = (comment ?? post)?.owner;
  if (action === 2 && (comment ?? post)) (comment ?? post ?? { deleted: false }).deleted = true;
  if (action === 3 && author) author.blocks = [...ALL_BLOCKS];
  report.action = action;
}

function commentRow({ data, switches }: Asked, comment: Comment) {
  const replies = data.comments.filter(({ parent, deleted }) => parent === comment.idcomment && !deleted);
  const more = { content: comment.content, ownerInfo: { displayName: comment.owner.displayName }, mood: 3 };
  return {
    idcomment: comment.idcomment,
    timestamps: comment.timestamps,
    actionlinks: [{ text: JSON.stringify({ link: `https://example.vn/${comment.idcomment}` }) }],
    totalComment: replies.length,
    lastComment: replies.at(-1)?.content ?? '',
    mediaitem: null,
    listMediaItems: [],
    ...(switches.fields === 'extra' ? more : {}),
  };
}

const comments = (asked: Asked, which: (comment: Comment) => boolean) =>
  list(
    asked,
    asked.data.comments.filter((one) => !one.deleted && which(one)),
    (one) => commentRow(asked, one),
  );

export const REPORTS: readonly Route[] = [
  {
    call: 'GET /report/getlistreportfrompos',
    query: ['pos', 'count'],
    may: ['REPORT_VIEW'],
    answer: (asked) => list(asked, asked.data.reports, (report) => row(asked, report)),
  },
  {
    call: 'PUT /report/processreport',
    query: ['idreport', 'action'],
    may: ['REPORT_VIEW'],
    answer: (asked) => {
      const { data, query } = asked;
      const needed = NEEDED[query.action ?? ''];
      if (!needed) return refuse(400, 'action is 1, 2 or 3');
      if (!may(asked, needed)) return refuse(308, 'You have no permission to perform this action');
      const report = data.reports.find(({ reportId }) => String(reportId) === query.idreport);
      if (!report) return missing('report');
      const action = Number(query.action);
      if (report.action !== 0 && report.action !== action) return refuse(313, 'The task has ended');
      carryOut(asked, report, action);
      return changed(asked, report.reportId, () => row(asked, report));
    },
  },
  {
    call: 'GET /comment/getlistcommentfrompos',
    query: ['idpost', 'pos', 'count'],
    may: ['POST_VIEW', 'REPORT_VIEW'],
    answer: (asked) => comments(asked, ({ idpost, parent }) => parent === null && idpost === asked.query.idpost),
  },
  {
    call: 'GET /comment/getlistreplycommentfrompos',
    query: ['idcomment', 'pos', 'count'],
    may: ['POST_VIEW', 'REPORT_VIEW'],
    answer: (asked) => comments(asked, ({ parent }) => parent === asked.query.idcomment),
  },
];
