/** The product's mark: an 8 made of two laps of a running track. Decorative: the name is beside it. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 36 52" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor">
        <g strokeWidth="7">
          <rect x="6.5" y="4.5" width="23" height="20" rx="10" />
          <rect x="4.5" y="24.5" width="27" height="23" rx="11.5" />
        </g>
      </g>
      <g fill="none" stroke="var(--lane, var(--paper))" strokeWidth="1">
        <rect x="6.5" y="4.5" width="23" height="20" rx="10" />
        <rect x="4.5" y="24.5" width="27" height="23" rx="11.5" />
      </g>
    </svg>
  );
}
