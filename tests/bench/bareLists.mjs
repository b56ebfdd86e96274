/** Looks up who calls, as a server has to before it answers. */
export const SESSION = `SELECT s.session_id, u.uid, r.action_ids FROM session s JOIN admin_user u ON u.uid = s.uid
  JOIN admin_role a ON a.uid = u.uid AND a.ordinal = 0 JOIN role r ON r.role_id = a.role_id WHERE s.key_hash = $1`;
/** The first pages of lists as plain queries, with as much in them as ours. */
export const BARE = {
  members: `SELECT uid, pubkey, display_name, photo, born_at, gender, email, phone, id_card, location, created_at, changed_at,
    phone_verified, blocks, authentic FROM member ORDER BY created_at DESC, uid DESC LIMIT 50`,
  posts: `SELECT p.post_id, p.created_at, p.content, p.comment_count, p.like_count, p.hidden, p.blocked,
      json_build_object('uid', u.uid, 'pubkey', u.pubkey, 'displayName', u.display_name, 'avatar', u.photo) AS owner,
      (SELECT json_agg(json_build_object('idmedia', m.media_id, 'mediaType', m.media_type, 'url', m.url, 'thumb', m.thumb))
        FROM media m WHERE m.post_id = p.post_id) AS media
    FROM (SELECT * FROM post WHERE deleted_at IS NULL ORDER BY created_at DESC, post_id DESC LIMIT 50) p JOIN member u ON u.uid = p.uid`,
};
