import type { Config } from 'tailwindcss';

const color = (name: string) => `var(--${name})`;

/** The words of the look; their values are the themes in src/theme/themes.css. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    fontSize: {
      xs: ['12px', '16px'],
      sm: ['13px', '18px'],
      base: ['14px', '20px'],
      lg: ['16px', '24px'],
      xl: ['20px', '28px'],
      '2xl': ['26px', '34px'],
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
        accent: color('accent'),
        'on-accent': color('on-accent'),
        danger: color('danger'),
        'danger-soft': color('danger-soft'),
        'on-danger': color('on-danger'),
        good: color('good'),
        'good-soft': color('good-soft'),
        'on-good': color('on-good'),
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
      fontFamily: { sans: ['"Be Vietnam Pro"', '"Noto Sans Arabic"', 'system-ui', 'sans-serif'] },
    },
  },
} satisfies Config;
