export default {
  rows: { one: '{{count}} row', other: '{{count}} rows' },
  selectRow: 'Select this row',
  selected: { one: '{{count}} row selected', other: '{{count}} rows selected' },
  filters: 'Filters',
  clearFilters: 'Clear all filters',
  noMatch: {
    title: 'No matching rows',
    hint: 'Press “{{clear}}” to clear the search and filters.',
  },
  search: 'Search list',
  failed: 'Couldn’t load the list',
  tools: 'List tools',
  ofRead: { one: 'of the one loaded', other: 'of {{count}} loaded' },
};
