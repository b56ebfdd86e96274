import { adminUserCommands } from './adminUsers';
import { caseDeskCommands } from './caseDesk';
import { claimCommands } from './claims';
import { commentCommands } from './comments';
import { curatedMediaCommands } from './curated/media';
import { curatedMemberCommands } from './curated/members';
import { findCommands } from './find';
import { historyCommands } from './history';
import { jobCommands } from './jobs';
import { keptViewCommands } from './keptViews';
import { macroCommands } from './macros';
import { noteCommands } from './notes';
import { notificationCommands } from './notifications';
import { passkeyCommands } from './passkeys';
import { policyCommands } from './policies';
import { postCommands } from './posts';
import { preferenceCommands } from './preferences';
import { profileCommands } from './profiles';
import { replyCommands } from './replies';
import { reportCommands } from './reports';
import { roleCommands } from './roles';
import { secondFactorCommands } from './secondFactor';
import { sessionCommands } from './session';
import { statisticsCommands } from './statistics';
import { stickerCommands } from './stickers';
import { teamViewCommands } from './teamViews';
import { templeBulkCommands } from './temples/bulk';
import { templeCommands } from './temples/edit';
import { templeImportCommands } from './temples/importRows';
import { templeMergeCommands } from './temples/merge';
import { templeRepairCommands } from './temples/repair';
import { repairImport } from './temples/repairImport';
import { templeUnimportCommands } from './temples/unimport';
import { waitingCommands } from './waiting';

/** The commands that come after the first list: whatever is done to rows, by macros too, and what the charts have. */
export const DEFERRED = [
  ...reportCommands,
  ...policyCommands,
  ...claimCommands,
  ...caseDeskCommands,
  ...replyCommands,
  ...noteCommands,
  ...postCommands,
  ...commentCommands,
  ...profileCommands,
  ...curatedMemberCommands,
  ...curatedMediaCommands,
  ...adminUserCommands,
  ...roleCommands,
  ...templeCommands,
  ...templeBulkCommands,
  ...templeMergeCommands,
  ...notificationCommands,
  ...stickerCommands,
  ...templeImportCommands,
  ...templeUnimportCommands,
  repairImport,
  ...templeRepairCommands,
  ...teamViewCommands,
  ...secondFactorCommands,
  ...passkeyCommands,
  ...statisticsCommands,
  ...jobCommands,
  ...waitingCommands,
  ...macroCommands,
  ...findCommands,
  ...keptViewCommands,
  ...historyCommands,
  ...preferenceCommands,
  ...sessionCommands,
] as const;
