/** The logo: the three-arched gate of a temple. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M2 11.5C7 10.6 10.5 8.800 16 4c5.500 4.800 9 6.600 14 7.500l-1.200 3H3.200zM4 16h24v13h-4v-7a2 2 0 0 0-4 0v7h-1v-8a3 3 0 0 0-6 0v8h-1v-7a2 2 0 0 0-4 0v7H4z"
      />
    </svg>
  );
}
