/** Attribute of an area whose inputs show values of the document: undo there is the editor's, not the browser's. */
export const DOCUMENT_INPUTS = 'data-document-inputs';
