/** Place beside the submit button where CSS moves the details of the selected slot. */
export function SelectedSlot() {
  return (
    <div className="selected-slot">
      <p>Your chosen time appears here.</p>
    </div>
  );
}
