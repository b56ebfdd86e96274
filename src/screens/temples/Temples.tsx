import { useEffect, useState } from 'react';
import { sending } from '../../../commands/temples/sending';
import { DRAFT_ID } from '../../../contract/temples/calls';
import { ListScreen } from '../../grid';
import { ROW } from '../../grid/model/address';
import { onceUsable } from '../../state/firstUsable';
import templeScreen from '.';
import { beginNew, loadDrafts, templeDraftOf } from './drafts';

export default function Temples() {
  // A link to a draft that is not there any more begins one.
  useState(() => {
    loadDrafts();
    const isAsked = new URLSearchParams(location.search).get(ROW) === DRAFT_ID;
    if (isAsked || templeDraftOf(DRAFT_ID)) beginNew();
  });
  // An edit goes out even where nothing can be fetched any more.
  useEffect(() => onceUsable(() => void sending().catch(() => {})), []);
  return <ListScreen screen={templeScreen} />;
}
