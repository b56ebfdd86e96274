import type { Config } from 'tailwindcss';

const color = (name: string) => `var(--${name})`;

/** The words of the look; their values are the themes in src/theme/themes.css. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.8125rem', '1.125rem'],
      base: ['0.875rem', '1.25rem'],
      lg: ['1rem', '1.5rem'],
      xl: ['1.25rem', '1.75rem'],
      '2xl': ['1.625rem', '2.125rem'],
      // The one number that a page begins with.
      '3xl': ['2.5rem', '2.75rem'],
    },
    extend: {
      colors: {
        canvas: color('canvas'),
        surface: color('surface'),
        raised: color('raised'),
        hover: color('hover'),
        selected: color('selected'),
        ink: color('ink'),
        soft: color('soft'),
        faint: color('faint'),
        line: color('line'),
        strong: color('strong'),
        chip: color('chip'),
        primary: color('primary'),
        mark: color('mark'),
        'on-mark': color('on-mark'),
        danger: color('danger'),
        'danger-soft': color('danger-soft'),
        good: color('good'),
        'good-soft': color('good-soft'),
        warn: color('warn'),
        'warn-soft': color('warn-soft'),
        focus: color('focus'),
        sidebar: color('sidebar'),
        'sidebar-ink': color('sidebar-ink'),
        'sidebar-soft': color('sidebar-soft'),
        'sidebar-active': color('sidebar-active'),
        topbar: color('topbar'),
        'topbar-ink': color('topbar-ink'),
        'topbar-soft': color('topbar-soft'),
        'topbar-line': color('topbar-line'),
        'topbar-edge': color('topbar-edge'),
      },
      fontFamily: {
        sans: ['"Be Vietnam Pro"', '"Noto Sans Arabic"', 'system-ui', 'sans-serif'],
        // For keys and ids: its 0 has a dot and its 1 a flag, so that neither is read as O or l.
        mono: ['"IBM Plex Mono"', 'ui-monospace', 'monospace'],
      },
    },
  },
} satisfies Config;
