// npm pack runs this before it packs: a package brings console and server as they are built from its sources (package.json, "files").
import { ensureBuilt, ensureInstalled, ensureNode } from './ensure.mjs';

ensureNode();
ensureInstalled();
ensureBuilt();
