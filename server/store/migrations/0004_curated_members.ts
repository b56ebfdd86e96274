import { type CountedTable, counted } from './countedLists';

export const CURATED_MEMBERS: CountedTable = {
  table: 'curated_member',
  at: 'added_at',
  prefix: 'members',
  lists: [[`'members:' || r.list`, 'true']],
};
export const VIP_TAGS: CountedTable = {
  table: 'vip_tag',
  at: 'added_at',
  prefix: 'viptag',
  lists: [[`'viptag:' || r.tag`, 'true']],
};

/** VIP and TV accounts (docs/specification.md section 3): members on lists that staff keep by hand. */
export const curatedMembers = {
  name: '0004_curated_members',
  up: [
    `CREATE TABLE curated_member (
      list text NOT NULL, uid int8 NOT NULL REFERENCES member, added_at int8 NOT NULL, sort_name text NOT NULL,
      language_tags text[] NOT NULL DEFAULT '{}', PRIMARY KEY (list, uid))`,
    `CREATE INDEX curated_member_time ON curated_member (list, added_at, uid)`,
    `CREATE INDEX curated_member_name ON curated_member (list, sort_name, uid)`,
    `CREATE INDEX curated_member_uid ON curated_member (uid)`,
    ...counted(CURATED_MEMBERS),

    // A row for each language, so that the VIP accounts of one language page like any other list.
    `CREATE TABLE vip_tag (
      tag text NOT NULL, uid int8 NOT NULL REFERENCES member, added_at int8 NOT NULL, sort_name text NOT NULL,
      PRIMARY KEY (tag, uid))`,
    `CREATE INDEX vip_tag_time ON vip_tag (tag, added_at, uid)`,
    `CREATE INDEX vip_tag_name ON vip_tag (tag, sort_name, uid)`,
    `CREATE INDEX vip_tag_uid ON vip_tag (uid)`,
    ...counted(VIP_TAGS),

    // The tags of a VIP account say which rows it has in vip_tag, whatever statement writes them.
    `CREATE FUNCTION vip_takes_tags() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM vip_tag WHERE uid = OLD.uid
          AND (TG_OP = 'DELETE' OR tag <> ALL(NEW.language_tags) OR added_at <> NEW.added_at OR sort_name <> NEW.sort_name);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO vip_tag SELECT DISTINCT tag, NEW.uid, NEW.added_at, NEW.sort_name FROM unnest(NEW.language_tags) tag
          ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $$`,
    ...(['INSERT', 'UPDATE', 'DELETE'] as const).map(
      (event) => `CREATE TRIGGER takes_tags_${event.toLowerCase()} AFTER ${event} ON curated_member FOR EACH ROW
        WHEN (${event === 'DELETE' ? 'OLD' : 'NEW'}.list = 'vip') EXECUTE FUNCTION vip_takes_tags()`,
    ),
  ],
};
