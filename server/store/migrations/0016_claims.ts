/**
 * Who is at which case. A claim holds until its time is over; one that is, is overwritten by the next, or stays: nobody is told of it, since
 * everybody knew its end. What is told is that one begins, is renewed or taken over, or is given up before its end, but for the end that a
 * decision puts to it, which is told itself.
 */
export const claims = {
  name: '0016_claims',
  up: [
    `CREATE TABLE case_claim (case_id text PRIMARY KEY, uid int NOT NULL REFERENCES admin_user, until int8 NOT NULL)`,
    `CREATE FUNCTION case_claim_makes_events() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE present int8 := extract(epoch FROM now())::int8;
    BEGIN
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO event (at, kind, target_id, command, uid) VALUES (present, 'case', NEW.case_id, 'report.claim', NEW.uid);
      ELSIF OLD.until > present AND EXISTS (SELECT FROM report_case WHERE case_id = OLD.case_id AND action = 0) THEN
        INSERT INTO event (at, kind, target_id, command, uid) VALUES (present, 'case', OLD.case_id, 'report.giveUp', OLD.uid);
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER makes_events AFTER INSERT OR UPDATE OR DELETE ON case_claim
      FOR EACH ROW EXECUTE FUNCTION case_claim_makes_events()`,
  ],
};
