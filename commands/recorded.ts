import { isMutation } from './core/definition';
import { COMMANDS } from './registry';

/** By which other command's name a server writes down what a command did: the one that it is a way of. */
export const RECORDED_AS: Readonly<Record<string, string>> = {
  'report.sendReply': 'report.reply',
  'report.assignMe': 'report.assign',
  'profile.toggleOnlyMe': 'profile.block',
  'profile.setBlocks': 'profile.unblock',
  'profile.setFields': 'profile.update',
  'post.promoteHotlive': 'hotlive.add',
  'post.promoteSlider': 'tvSlider.add',
  'post.unpromoteHotlive': 'hotlive.remove',
  'post.unpromoteSlider': 'tvSlider.remove',
  'vip.takeBack': 'vip.remove',
  'vip.putBack': 'vip.add',
  'tvUser.takeBack': 'tvUser.remove',
  'tvUser.putBack': 'tvUser.add',
  'hotlive.takeBack': 'hotlive.remove',
  'hotlive.putBack': 'hotlive.add',
  'tvSlider.takeBack': 'tvSlider.remove',
  'tvSlider.putBack': 'tvSlider.add',
  'role.toggleAction': 'role.setActions',
  'role.setAllActions': 'role.setActions',
  'role.clearAllActions': 'role.setActions',
  'role.toggleSecondFactor': 'role.edit',
  'temple.add': 'temple.create',
  'temple.revert': 'temple.edit',
  'temple.setType': 'temple.edit',
  'temple.setField': 'temple.edit',
  'temple.mergeRows': 'temple.delete',
  'temple.unmergeRows': 'temple.restore',
  'temple.makeAgain': 'temple.create',
  'comment.blockAuthor': 'profile.block',
  'comment.unblockAuthor': 'profile.unblock',
  'temple.importRows': 'temple.import',
  'temple.unimportRows': 'temple.delete',
};

/** Every command name that a server's log can hold, once. */
export const RECORDED: readonly string[] = [
  ...new Set(COMMANDS.filter(isMutation).map(({ id }) => RECORDED_AS[id] ?? id)),
  'photo.upload',
  // Done on the machine of the server (tamquan member).
  'profile.erase',
  'session.signIn',
  'session.signOut',
  'session.signInFailed',
  'session.setUpSecondFactor',
];
