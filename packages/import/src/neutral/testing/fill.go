// Fills mails in as listmonk does: HTML by html/template, plain text by text/template, with its functions. Those of Sprig
// are written after its documentation, since nothing is fetched. Reads [{"mail", "text", "readers"}] from the standard
// input and writes [{"html", "text"}] for each reader of each.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	html "html/template"
	"os"
	"regexp"
	"strconv"
	"strings"
	text "text/template"
)

// Subscriber is a reader, as templates know one.
type Subscriber struct {
	Name    string
	Email   string
	Attribs map[string]interface{}
}

// FirstName is the first word of the name.
func (s Subscriber) FirstName() string {
	for _, word := range strings.Fields(s.Name) {
		return word
	}
	return ""
}

// LastName is what follows the first word.
func (s Subscriber) LastName() string {
	words := strings.Fields(s.Name)
	if len(words) < 2 {
		return ""
	}
	return strings.Join(words[1:], " ")
}

type message struct{ Subscriber Subscriber }

type i18n struct{}

// T stands for a sentence of listmonk's own.
func (i18n) T(key string) string { return "[" + key + "]" }

func isEmpty(value interface{}) bool {
	switch v := value.(type) {
	case nil:
		return true
	case string:
		return v == ""
	case bool:
		return !v
	case float64:
		return v == 0
	case []interface{}:
		return len(v) == 0
	}
	return false
}

func number(value interface{}) float64 {
	n, _ := strconv.ParseFloat(fmt.Sprint(value), 64)
	return n
}

var functions = map[string]interface{}{
	"UnsubscribeURL": func() string { return "https://lists.example/unsubscribe?a=1&b=2" },
	"ManageURL":      func() string { return "https://lists.example/manage" },
	"MessageURL":     func() string { return "https://lists.example/message" },
	"TrackLink":      func(url string, _ interface{}) string { return "https://lists.example/link?to=" + url },
	"TrackView":      func() html.HTML { return `<img src="https://lists.example/view.png" alt="">` },
	"L":              func() i18n { return i18n{} },
	"default": func(other interface{}, given ...interface{}) interface{} {
		if len(given) == 0 || isEmpty(given[0]) {
			return other
		}
		return given[0]
	},
	"toString":  func(value interface{}) string { return fmt.Sprint(value) },
	"float64":   number,
	"contains":  func(part, whole string) bool { return strings.Contains(whole, part) },
	"hasPrefix": func(part, whole string) bool { return strings.HasPrefix(whole, part) },
	"hasSuffix": func(part, whole string) bool { return strings.HasSuffix(whole, part) },
}

var (
	trackLink = regexp.MustCompile(`(https?://.+?)@TrackLink`)
)

type mail struct {
	Mail    string
	Text    string
	Readers []Subscriber
}

type filled struct {
	HTML string `json:"html"`
	Text string `json:"text"`
}

func fill(m mail, reader Subscriber) (filled, error) {
	source := trackLink.ReplaceAllString(m.Mail, `{{ TrackLink "$1" . }}`)
	page, err := html.New("mail").Funcs(functions).Parse(source)
	if err != nil {
		return filled{}, err
	}
	plain, err := text.New("text").Funcs(functions).Parse(m.Text)
	if err != nil {
		return filled{}, err
	}
	var a, b bytes.Buffer
	if err := page.Execute(&a, message{reader}); err != nil {
		return filled{}, err
	}
	err = plain.Execute(&b, message{reader})
	return filled{a.String(), b.String()}, err
}

func main() {
	var mails []mail
	if err := json.NewDecoder(os.Stdin).Decode(&mails); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	var all [][]filled
	for _, m := range mails {
		var each []filled
		for _, reader := range m.Readers {
			one, err := fill(m, reader)
			if err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			each = append(each, one)
		}
		all = append(all, each)
	}
	json.NewEncoder(os.Stdout).Encode(all)
}
