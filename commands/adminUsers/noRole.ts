/** As a choice: no role at all. */
export const NO_ROLE = 'none';
/** Of somebody whose server does not say it: stays as it is. */
export const UNSAID_ROLE = 'unsaid';
