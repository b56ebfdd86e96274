import { useState } from 'react';
import { DRAFT_ID } from '../../../contract/temples/calls';
import { ListScreen } from '../../grid';
import { ROW } from '../../grid/model/address';
import templeScreen from '.';
import { beginNew, loadDrafts, templeDraftOf } from './drafts';

export default function Temples() {
  // A link to a draft that is not there any more begins one.
  useState(() => {
    loadDrafts();
    const isAsked = new URLSearchParams(location.search).get(ROW) === DRAFT_ID;
    if (isAsked || templeDraftOf(DRAFT_ID)) beginNew();
  });
  return <ListScreen screen={templeScreen} />;
}
