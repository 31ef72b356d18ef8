/** Prints the page without prices (styles/print.css). */
export function printGiftReceipt(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'gift-receipt';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
