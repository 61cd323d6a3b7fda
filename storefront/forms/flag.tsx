/** The flag of a country, as an ornament beside its name. Its place is reserved until its folder is known. */
export function Flag({ code, folder }: { code: string; folder: string | undefined }) {
  return (
    <span className="h-4 w-6 shrink-0 overflow-hidden rounded-[2px] bg-surface outline outline-line">
      {folder && <img src={`${folder}/${code}.svg`} alt="" width={24} height={16} loading="lazy" />}
    </span>
  );
}
