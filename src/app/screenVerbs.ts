/** What commands do on screens that few begin with: one part, since each way to a part is what the first list waits for. */
export { jobVerbs } from '../screens/jobs/jobVerbs';
export { roleEditor } from '../screens/roles/editing';
